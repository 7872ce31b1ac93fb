import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { pictures } from '~/features/media/tables.server'

export const galleries = pgTable('galleries', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
})

export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    galleryId: integer('gallery_id')
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
    hash: text('hash')
      .notNull()
      .references(() => pictures.hash),
    title: text('title').notNull().default(''),
    alt: text('alt').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('gallery_pictures_by_gallery').on(t.galleryId, t.position)],
)
