/** Sentences of `npm run sqlmap`. */
export const text = {
  usage:
    'npm run sqlmap -- [--only METİN] [--from 1] [--minutes 15] [--level 3] [--risk 1] [--technique BEU] [--workers 2] [--smart]\n' +
    '  --only METİN   yalnız adında bu metin geçen istekler, örneğin "POST /sepetim"\n' +
    '  --from 619     listenin bu yerinden başlar: önceki çalışmada süre orada bittiyse\n' +
    '  --minutes M    en uzun süre, dakika; sığmayan istekler sonunda sayılır\n' +
    '  --smart        yalnız belirti gösteren parametreleri dener: çabuktur, denetim yerlerinin bir kısmını bulamaz\n' +
    '  --level, --risk, --technique  sqlmap’in kendi seçenekleri (B, E, U, S, T)\n' +
    '  --workers N    aynı anda çalışan sqlmap sayısı (1–8)',
  missing:
    'sqlmap gerekli. Kurmak için:\n  sudo apt-get update && sudo apt-get install -y --no-install-recommends sqlmap',
}
