export const text = { show: 'Göster', hide: 'Gizle' }
