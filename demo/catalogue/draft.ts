import type { ProductDrawing } from '../illustrator/types'
import type { DemoProduct } from './types'

/** A picture as a drawing, before the generator names its file. */
export interface PictureDraft {
  drawing: ProductDrawing
  alt: string
  variantCodes?: string[]
}

/** A product before its neighbours are known: no pictures on disk, no related products, no rank. */
export interface ProductDraft {
  product: Omit<DemoProduct, 'pictures' | 'relatedCodes' | 'rank' | 'publishedDaysAgo'>
  pictures: PictureDraft[]
}
