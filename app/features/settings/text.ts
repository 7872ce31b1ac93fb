/** Defaults for texts that the settings may replace. */
export const text = {
  closed:
    'Mağazamız kısa bir süre için kapalı. Sepetiniz ve siparişleriniz olduğu gibi duruyor; yakında yine buradayız.',
}
