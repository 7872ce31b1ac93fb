import {
  type AnnouncementChannel,
  announcementChannels,
  announcementTopics,
  type Choice,
  choices,
  isCommercial,
  isFixed,
  isPersonal,
  partsOf,
  type Preferences,
} from '~/features/announcements/announcements'

/** Channels whose consent to advertising is given. */
export type Given = Readonly<Record<AnnouncementChannel, boolean>>

/** The choices that the page offers: those of dealers to dealers only. */
export function choicesFor(isDealer: boolean): Choice[] {
  return choices.filter((choice) => isDealer || partsOf(choice).topic !== 'dealers')
}

/**
 * The choices that are on: not switched off, and for advertising with the consent to the channel. `agreed`: channels whose
 * consent was given in words, which reminders of a member's own basket and favourites need.
 */
export function choicesOn(
  offered: readonly Choice[],
  { refused }: Pick<Preferences, 'refused'>,
  given: Given,
  agreed: Given = given,
): Choice[] {
  return offered.filter((choice) => {
    const { topic, channel } = partsOf(choice)
    if (isFixed(topic, channel)) return true
    const consents = isPersonal(topic) ? agreed : given
    return !refused.includes(choice) && (!isCommercial(topic) || consents[channel])
  })
}

/**
 * The meaning of a sent form: consents by channel, and the choices that were switched off. A channel without any advertising
 * has its consent withdrawn; its single choices are forgotten, so that a later consent counts for all topics.
 */
export function meaningOf(
  offered: readonly Choice[],
  ticked: readonly Choice[],
): { given: Given; refused: Choice[] } {
  const commercial = offered.filter((choice) => isCommercial(partsOf(choice).topic))
  const isGiven = (channel: AnnouncementChannel) =>
    commercial.some((choice) => ticked.includes(choice) && partsOf(choice).channel === channel)
  const given = Object.fromEntries(
    announcementChannels.map((channel) => [channel, isGiven(channel)]),
  ) as Given
  const refused = offered.filter((choice) => {
    const { topic, channel } = partsOf(choice)
    return !ticked.includes(choice) && (!isCommercial(topic) || given[channel])
  })
  return { given, refused }
}

/** Offered choices in the order of the page: a topic with its channels. */
export function byTopic(offered: readonly Choice[]) {
  return announcementTopics
    .map((topic) => ({ topic, choices: offered.filter((choice) => partsOf(choice).topic === topic) }))
    .filter(({ choices }) => choices.length > 0)
}
