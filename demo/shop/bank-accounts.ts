import { company } from '../contents/company'

/** Accounts at invented banks with unused bank codes, so that no money can be sent to them; check digits are valid. */
export const bankAccounts = [
  { bank: 'Örnek Bankası', branch: 'Sirkeci', iban: ibanOf('09901', '0000001234567001') },
  { bank: 'Deneme Katılım Bankası', branch: 'Eminönü', iban: ibanOf('09902', '0000007654321002') },
  { bank: 'Misal Bank', branch: 'Karaköy', iban: ibanOf('09903', '0000002468135003') },
].map((account) => ({ ...account, holder: company.unvan }))

/** A Turkish IBAN: five digits of the bank, a zero, sixteen of the account; check digits by ISO 13616. */
export function ibanOf(bank: string, account: string): string {
  const body = `${bank}0${account}`
  // T is 29 and R is 27; 00 stands for the check digits to compute.
  const check = 98n - (BigInt(`${body}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${body}`
}
