import type { Order } from '~/features/orders/orders'
import type { PaymentNotice } from '../notices/notices'
import type { InvoiceRecord, LinePieces, OrderRefund, OrderReturn, Shipment } from './fulfilment-record'

/** Everything that happened to an order after it was placed. */
export type Fulfilment = {
  shipments: Shipment[]
  returns: OrderReturn[]
  refunds: OrderRefund[]
  /** The buyer's notices of Havale or EFT transfers, earliest first. */
  notices: PaymentNotice[]
  /**
   * Whether the buyer has given an account for a refund that cannot use the original means of
   * payment.
   */
  hasRefundAccount: boolean
  invoiceRecord: InvoiceRecord | null
  /** Pieces that were shipped and are in no return. */
  returnable: LinePieces[]
  /** Pieces that will never be shipped. */
  cancelled: LinePieces[]
}

/** An order with its parcels, returns, refunds, notices and invoice. */
export type FullOrder = Order &
  Fulfilment & {
    /** End of the withdrawal period; null: not delivered yet. */
    withdrawUntil: Date | null
    /** The address for returned goods, and the carrier that is free for the buyer. */
    sendBack: { carrier: string; address: string }
  }
