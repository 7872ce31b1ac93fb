export const searchTooShort = 'En az 3 karakter yazın.'
