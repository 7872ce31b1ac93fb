import type { DroppedFavourite, ReminderLine } from '../reminders/reminder-emails'

const picture = { hash: 'a1'.repeat(16), width: 800, height: 1_000 } as ReminderLine['picture']

const line: ReminderLine = {
  name: 'Kapadokya deri kordon',
  variantName: '22 mm, taba',
  quantity: 2,
  picture,
  showsNet: false,
  net: 74_833,
  total: 89_800,
}

/** Baskets of a private customer and of a dealer, whose screens show prices without KDV. */
export const sampleBaskets: Record<'member' | 'dealer', ReminderLine[]> = {
  member: [
    line,
    { ...line, name: 'Söğütözü çelik kordon, çift kilitli', variantName: '', quantity: 1, picture: null },
  ],
  dealer: [{ ...line, showsNet: true, quantity: 1_200, net: 18_734_560, total: 22_481_472 }],
}

const drop: DroppedFavourite = {
  name: 'Kapadokya deri kordon',
  link: '/kapadokya-deri-kordon?renk=taba',
  picture: { hash: 'a1'.repeat(16) },
  shown: 35_900,
  from: 44_900,
  isNet: false,
  kdvRate: 20,
}

/** Favourites of a private customer and of a dealer that became cheaper. */
export const sampleDrops: Record<'one' | 'several' | 'dealer', DroppedFavourite[]> = {
  one: [drop],
  several: [
    drop,
    { ...drop, name: 'Söğütözü çelik kordon, çift kilitli', picture: null, shown: 124_900, from: 149_900 },
  ],
  dealer: [{ ...drop, isNet: true, shown: 18_000, from: 24_000 }],
}
