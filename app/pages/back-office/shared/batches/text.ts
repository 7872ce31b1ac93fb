import { formatNumber } from '~/kernel/turkish'

/** Sentences of changes of many prices or products at once. */
export const text = {
  state: 'Durum',
  states: {
    waiting: 'Bekliyor',
    running: 'Sürüyor',
    done: 'Uygulandı',
    stopped: 'Durduruldu',
    undoing: 'Geri alınıyor',
    undone: 'Geri alındı',
  },
  when: 'Zaman',
  written: 'Yazılan',
  progress: (written: number, total: number) => `${formatNumber(written)} / ${formatNumber(total)}`,
  kept: 'Başkasının değiştirdiği için dokunulmayan',
  stop: 'Durdur',
  undo: 'Bütününü geri al',
  undoHint: 'Her değer eskisine döner. Bu arada başkasının değiştirdikleri olduğu gibi kalır ve sayılır.',
  done: {
    uygula: 'Değişiklik başladı.',
    planla: 'Değişiklik planlandı.',
    durdur: 'Değişiklik durduruldu.',
    'geri-al': 'Geri alma başladı.',
  } as Record<string, string>,
  busy: 'Bu değişiklik artık bu durumda değil. Sayfayı yenileyin.',
} as const
