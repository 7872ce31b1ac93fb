/** Reasons for which a backup cannot be made or restored, told to the operator. */
export const text = {
  tablespaces:
    'Veritabanının başka disklerde tablespace’leri var; bu komut onları kopyalamaz. pgBackRest kullanın.',
}
