/** Reasons for which a backup cannot be made or restored, told to the operator. */
export const text = {
  tablespaces:
    'Veritabanının başka disklerde tablespace’leri var; bu komut onları kopyalamaz. pgBackRest kullanın.',
  noBase: (oldest: string | null) =>
    oldest
      ? `O andan önce alınmış bir yedek yok. En eski yedek: ${oldest}.`
      : 'Klasörde tamamlanmış bir yedek yok.',
  damaged: (base: string, file: string) =>
    `${base} yedeği bozuk: ${file} eksik ya da değişmiş. Klasörün başka bir kopyasını kullanın ya da base/${base} klasörünün adını değiştirip daha eski bir yedekle yeniden deneyin.`,
  otherDatabase:
    'Yedek kovasındakiler başka bir veritabanının. Bu veritabanı için yeni bir BACKUP_S3_PREFIX verin.',
  otherLog: (name: string) =>
    `Yedek kovasındaki ${name} klasördekinden farklı: kovaya bu veritabanının bir kopyası da gönderiliyor. Kopyaya BACKUP_S3_ ayarlarını vermeyin.`,
  missingLog: (segment: string, base: string) =>
    `${base} yedeği kullanılamıyor: günlükte ${segment} dosyası eksik. Başka bir yerde kopyası varsa wal klasörüne koyun ya da base/${base} klasörünün adını değiştirip daha eski bir yedekle yeniden deneyin.`,
}
