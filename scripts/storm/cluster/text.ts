import type { Failover } from './failover'
import type { ClusterFault } from './plan'

const names: Record<ClusterFault, string> = {
  'kill-web': 'sayfa süreci kill -9',
  'kill-worker': 'iş süreci kill -9',
  'kill-primary': 'birincil kill -9 ve yeniden başlatma',
  'kill-standby': 'yedek kill -9',
  'freeze-web': 'sayfa süreci donduruldu',
  'freeze-worker': 'iş süreci donduruldu',
  'freeze-primary': 'birincil donduruldu',
  'freeze-standby': 'yedek donduruldu',
  'cut-shop': 'mağaza ile birincil arası kesildi',
  'cut-standby': 'birincil ile yedek arası kesildi',
  failover: 'devralma',
  'failover-after-cut': 'yedeğin hattı kesildikten sonra devralma',
  'full-files': 'dosya diski doldu',
  'full-database': 'veritabanı diski doldu',
  clock: 'saat kaydı',
  overload: 'aşırı yük',
}

/** Sentences of `npm run storm -- --cluster` and `--drill`. */
export const clusterText = {
  begins: (storm: { seed: number; minutes: number; customers: number; following: string }) =>
    `Küme fırtınası: tohum ${storm.seed}, ${storm.minutes} dakika, ${storm.customers} müşteri; iki sayfa süreci, ` +
    `bir iş süreci, birincil ve ${storm.following} izleyen yedek.`,
  following: {
    synchronous: 'eşzamanlı',
    asynchronous: 'eşzamansız',
    claimed: 'eşzamanlı sanılan, eşzamansız',
  },
  leftOut: (fault: ClusterFault, why: string) => `“${names[fault]}” yapılmıyor: ${why}`,
  noMount: 'bu süreç disk bağlayamıyor (mount)',
  noFaketime: 'libfaketime kurulu değil',
  happened: (second: number, fault: ClusterFault, ms: number, detail: string) =>
    `  ${second}. saniye: ${names[fault]}${detail}; ${ms} ms sonra her şey yerinde`,
  promoted: (ms: number) => `, yedek ${ms} ms sonra birincil`,
  notPromoted: ', yedek birincil olamazdı; eski birincil yeniden başlatıldı',
  compared: (pages: number, differing: number, ms: number) =>
    `  Saklanan ${pages} yanıt yenileriyle karşılaştırıldı (${ms} ms): ${differing} eski`,
  fresh: 'Saklanan hiçbir yanıt bir saniyeden uzun süre eski kalmaz',
  filling: 'Veritabanları ve mağaza hazırlanıyor…',
  drill: {
    begins: 'Devralma tatbikatı: birincil öldürülür, yedek birincil olur.',
    round: (round: Failover) =>
      `  ${clusterText.following[round.following]}, yedeğin hattı ${round.cutMs ? `${round.cutMs} ms önce kesik` : 'açık'}: ` +
      `öldürmeden ilk onaylanan siparişe ${Math.round(round.ms)} ms (yükseltme ${Math.round(round.promotedMs)} ms); ` +
      `önce onaylanan ${round.before}, kayıp ${round.lost}, sonra ${round.after}`,
    kept: 'Eşzamanlı kipte onaylanan hiçbir sipariş kaybolmadı.',
    lost: 'Eşzamanlı kipte onaylanan sipariş kayboldu!',
  },
} as const
