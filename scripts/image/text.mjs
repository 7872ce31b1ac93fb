/** Words of npm run image. */
export const text = {
  missing: (program) =>
    `${program} bulunamadı. Debian’da: apt-get install --no-install-recommends buildah mmdebstrap`,
  failed: (program) => `İmaj yapılamadı: ${program} hata verdi.`,
  noNode: 'İmaj yalnızca Linux’ta, x64 veya arm64 üzerinde yapılır.',
  root: 'Debian kitaplıkları hazırlanıyor…',
  packages: 'Paketler kuruluyor…',
  packing: 'İmaj paketleniyor…',
  made: (file, tag) =>
    `İmaj hazır: ${file}, parça listesi: build/image/vitrin.cdx.json\nYüklemek için: podman load -i ${file} veya skopeo copy oci-archive:${file} docker-daemon:localhost/${tag}`,
}
