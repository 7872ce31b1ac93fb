export { getRunningCampaigns, giftVariants, toCampaigns } from './campaigns/campaigns.server'
export { readNextCampaignMoment as nextCampaignMoment } from './campaigns/campaign-store.server'
export {
  type CampaignInput,
  campaignEditor,
  type CouponInput,
  couponEditor,
  readAllCampaigns,
  readAllCoupons,
} from './edit.server'
export { exportCoupons } from './export-coupons.server'
export { couponAnswer, couponExample, couponToWire } from './api/coupon-wire.server'
export {
  getCoupon,
  confirmCoupon,
  findYieldingOrders,
  getCouponForOrder,
  releaseCoupon,
  listCoupons,
  notedOrder,
  takeCouponAgain,
  useCoupon,
} from './coupons/coupons.server'
export { promotionNames } from './row-names.server'
