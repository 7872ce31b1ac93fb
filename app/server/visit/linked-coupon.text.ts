/** Sentences of the basket about a coupon that came with a link. */
export const text = {
  applied: (code: string) => `Bağlantıyla gelen ${code} kuponu sepetinize uygulandı.`,
  refused: (code: string, why: string) => `Bağlantıyla gelen ${code} kuponu: ${why}`,
}
