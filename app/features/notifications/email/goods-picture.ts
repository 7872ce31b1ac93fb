import { picturePath } from '~/features/media/media'

/** Size of the picture of goods in CSS pixels, the shop's 4:5. */
export const pictureBox = { width: 64, height: 80 }

/** The absolute address of a picture for mail programs: JPEG, sharp on dense screens; null without a picture. */
export function goodsPicture(origin: string, hash: string | null): string | null {
  return hash && `${origin}${picturePath(hash, 160, 'jpg')}`
}
