import type { Order } from '~/features/orders/orders'
import type { PaymentNotice } from '../notices/notices'
import type { InvoiceRecord, LinePieces, OrderRefund, OrderReturn, Shipment } from './fulfilment-record'

/** Everything that happened to an order after it was placed. */
export type Fulfilment = {
  shipments: Shipment[]
  returns: OrderReturn[]
  refunds: OrderRefund[]
  /** The buyer's notices of a Havale or EFT, the earliest first. */
  notices: PaymentNotice[]
  /** Whether the buyer has given an account for money that cannot return the way it came. */
  hasRefundAccount: boolean
  invoiceRecord: InvoiceRecord | null
  /** Pieces that have left and are in no return. */
  returnable: LinePieces[]
  /** Pieces that will never leave. */
  cancelled: LinePieces[]
}

/** An order with its parcels, returns, refunds, notices and invoice. */
export type FullOrder = Order &
  Fulfilment & {
    /** End of the time for withdrawal; null: not delivered yet. */
    withdrawUntil: Date | null
    /** The address for goods that come back, and the carrier that costs the buyer nothing. */
    sendBack: { carrier: string; address: string }
  }
