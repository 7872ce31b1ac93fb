/** Answers of campaign and coupon forms, in a file of their own because every page loads the other sentences. */
export const text = {
  changed: 'Sepetiniz güncellendi.',
  couponEntered: 'Kuponunuz sepetinize uygulandı.',
  couponRemoved: 'Kupon sepetinizden çıkarıldı.',
  campaignGone: 'Bu kampanya artık geçerli değil.',
}
