export type ToastKind = 'info' | 'success' | 'warning' | 'danger'

export type Toast = {
  text: string
  kind?: ToastKind
  /** Above the text; UYARI when not given (specification §8). */
  title?: string
  /** Milliseconds on the screen, where the shop's own time is too short to read the instruction. */
  hideAfter?: number
}

export const toastEvent = 'shop:toast'

/** Shows and speaks a message, from anywhere in the browser. The page must say the same in another place. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: toast }))
}

export const sayEvent = 'shop:say'

/** Speaks a sentence without showing it: "Deri kordonlar sayfası yüklendi". */
export function say(sentence: string): void {
  window.dispatchEvent(new CustomEvent(sayEvent, { detail: { text: sentence } }))
}
