export { pushRecipient } from './consent.server'
export { type Follower, listFollowers, listOwnDevices, readFollowers } from './followers.server'
export { openFcm } from './fcm/fcm.server'
export type { FcmProject } from './fcm/project.server'
export {
  dropPushDevice,
  dropUnseenDevices,
  exportDevices,
  listPushDevices,
  mergeDevices,
} from './owners.server'
export { chosenProvider, promptOf, type PushProviders } from './providers.server'
export { deliverPush, followPushTopics, handOver, sendNews } from './send.server'
export { setTopicsOfUser } from './subscribe.server'
export { openWebPush } from './webpush/web-push.server'
