import type { Picture } from '~/features/media/media'

export const galleriesPath = '/Gallery'
export const galleryPath = (id: number) => `/gallery/${id}`

/** Most pictures of one gallery. */
export const mostPictures = 100

/** A picture with its title; its `alt` says what it shows. */
export type GalleryPicture = Picture & { title: string }

export type Gallery = { id: number; title: string; summary: string; pictures: GalleryPicture[] }

/** A gallery as the list shows it. */
export type GalleryCard = { id: number; title: string; summary: string; count: number; cover: Picture | null }
