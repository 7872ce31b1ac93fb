/** Words of the shop where its settings have none. */
export const text = {
  closed:
    'Mağazamız kısa bir süre için kapalı. Sepetiniz ve siparişleriniz olduğu gibi duruyor; yakında yine buradayız.',
}
