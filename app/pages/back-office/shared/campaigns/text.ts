import { formatNumber } from '~/kernel/turkish'

/** Sentences that newsletters and campaigns by SMS and by notification share. */
export const text = {
  status: 'Durum',
  statuses: {
    draft: 'Taslak',
    scheduled: 'Planlandı',
    sending: 'Gönderiliyor',
    sent: 'Gönderildi',
    cancelled: 'Durduruldu',
  },
  when: 'Zaman',
  audience: 'Kime',
  recipients: 'Alıcı',
  sent: 'Gönderilen',
  /** The dative of a receiver. */
  units: { people: 'kişiye', devices: 'cihaza' },
  receivers: (count: number, unit: string) =>
    count === 0 ? 'Bu seçime uyan alıcı yok.' : `Bugün ${formatNumber(count)} ${unit} gider.`,
  save: 'Taslağı kaydet',
  test: 'Deneme gönder',
  schedule: 'Planla',
  at: 'Gönderim zamanı',
  atHint: 'İstanbul saati.',
  now: 'Şimdi gönder',
  confirm: (count: number, unit: string) => `${formatNumber(count)} ${unit} gönder`,
  nowHint: 'Kaydedilmiş hâli gönderilir; başlayan gönderim durdurulabilir ama geri alınamaz.',
  stop: 'Durdur',
  stopHint: 'Henüz gitmeyenlere gönderilmez.',
  unschedule: 'Planı kaldır, taslağa dön',
  remove: 'Sil',
  results: 'Sonuç',
  kept: 'Gönderimi başlayan iletinin içeriği değişmez.',
  unsent: 'Gitmeyenler',
  outcome: {
    waiting: 'Sırada',
    sent: 'Gönderildi',
    bounced: 'Adres yok',
    gone: 'Cihaz kaydı bitmiş',
    failed: 'Reddedildi',
    skipped: 'Atlandı',
  },
  reasons: {
    withdrawn: 'İznini geri aldı',
    preferences: 'Kampanya iletisi istemiyor',
    frequency: 'Daha seyrek istiyor',
    topic: 'Konuyu izlemiyor',
  } as Record<string, string>,
  forgotten: 'Hesabı silinmiş',
  done: {
    kaydet: 'Taslak kaydedildi.',
    planla: 'Gönderim planlandı.',
    gonder: 'Gönderim başlıyor.',
    'geri-cek': 'Gönderim durduruldu.',
  },
  wrong: {
    at: 'Gönderim zamanını gelecekte bir tarih ve saat olarak seçin.',
    nobody: 'Bu seçime uyan alıcı yok; alıcı grubunu değiştirin.',
    started: 'Gönderimi başlamış ileti silinmez; sonuçları kayıt olarak durur.',
    gone: 'İleti bulunamadı; silinmiş olabilir.',
  },
} as const
