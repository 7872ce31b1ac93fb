import { balancePath, requestsPath, stockAlertsPath } from '~/shell/menus/account.text'
import type { text } from './text'

export { requestsPath, stockAlertsPath } from '~/shell/menus/account.text'

export const notificationPath = '/User/notification'

/** Pages of the account, by the keys of their titles. */
export type AccountPage = keyof typeof text.pages

/** The account's pages in the order of its menu. */
export const accountPages: readonly { page: AccountPage; to: string }[] = [
  { page: 'home', to: '/User/detail' },
  { page: 'orders', to: '/User/orders' },
  { page: 'requests', to: requestsPath },
  { page: 'lists', to: '/User/lists' },
  { page: 'favourites', to: '/User/favorites' },
  { page: 'stockAlerts', to: stockAlertsPath },
  { page: 'userinfo', to: '/User/userinfo' },
  { page: 'balance', to: balancePath },
  { page: 'payment', to: '/User/payment' },
  { page: 'coupons', to: '/User/coupons' },
  { page: 'address', to: '/User/address' },
  { page: 'notification', to: notificationPath },
  { page: 'help', to: '/User/help' },
]

export const ordersPath = '/User/orders'
export const listsPath = '/User/lists'
export const userInfoPath = '/User/userinfo'
export const addressPath = '/User/address'
export const helpPath = '/User/help'
