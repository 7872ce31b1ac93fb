import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { route, type ApiRoute } from '~/http/calls/route.server'
import { wholeList } from '~/http/calls/whole-list'
import { toTl } from '~/kernel/money'
import { getBankAccounts, getPaymentMethods } from '../payments.server'
import { type BankAccount, paymentTypes } from '../payments'

const bankAccount = z.strictObject({
  bank: z.string(),
  branch: z.string(),
  holder: z.string(),
  iban: z.string(),
  currency: z.string(),
})

const paymentType = z.strictObject({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  fee: z.number().describe('TL, KDV dahil; onaydan önce müşteriye gösterilir.'),
  limit: z.number().nullable().describe('Bu yöntemle ödenebilecek en yüksek tutar, TL.'),
  bank_accounts: z.array(bankAccount).describe('Yalnızca Havale/EFT için.'),
})

export const paymentEndpoints: ApiRoute[] = [
  route({
    method: 'get',
    path: '/payment-types',
    tag: 'Ödeme',
    summary: 'Ziyaretçinin kullanabileceği ödeme yöntemleri',
    policy: 'anyone',
    query: z.strictObject({ ...compatibility, end_user_payment_types: z.string().max(20).optional() }),
    answer: z.array(paymentType),
    list: true,
    example: {
      query: {},
      data: [
        {
          id: 2,
          name: 'Havale / EFT',
          description: 'Sipariş tutarını hesaplarımızdan birine gönderin.',
          fee: 0,
          limit: null,
          bank_accounts: [
            {
              bank: 'Ziraat Bankası',
              branch: 'Kadıköy',
              holder: 'Vitrin Saat Aksesuarları Ltd. Şti.',
              iban: 'TR33 0006 1005 1978 6457 8413 26',
              currency: 'TRY',
            },
          ],
        },
        {
          id: 4,
          name: 'Kapıda ödeme',
          description: 'Teslim alırken ödeyin.',
          fee: 39.9,
          limit: 5000,
          bank_accounts: [],
        },
      ],
    },
    run: async ({ db, visitor }) => {
      const [methods, accounts] = await Promise.all([getPaymentMethods(db, visitor), getBankAccounts(db)])
      return wholeList(
        methods.map(({ type, name, description, fee, limit }) => ({
          id: type,
          name,
          description,
          fee: toTl(fee),
          limit: limit === null ? null : toTl(limit),
          bank_accounts: type === paymentTypes.transfer ? accounts.map(toWire) : [],
        })),
      )
    },
  }),
]

function toWire({ bank, branch, holder, iban, currency }: BankAccount) {
  return { bank, branch, holder, iban, currency }
}
