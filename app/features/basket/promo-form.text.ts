/** What forms about campaigns and coupons are answered; apart from the other sentences, which every page loads. */
export const text = {
  changed: 'Sepetiniz güncellendi.',
  couponEntered: 'Kuponunuz sepetinize uygulandı.',
  couponRemoved: 'Kupon sepetinizden çıkarıldı.',
  campaignGone: 'Bu kampanya artık geçerli değil.',
}
