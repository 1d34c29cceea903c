export type ToastTone = 'plain' | 'ok' | 'bad' | 'info'
export type Toast = { id: number; text: string; tone: ToastTone }

export const maxToasts = 3
export const toastMs = 6000

/** Adds one below the others; the oldest gives way when there would be more than three. The same words never stack. */
export function addToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  const others = toasts.filter((other) => other.text !== toast.text || other.tone !== toast.tone)
  return [...others, toast].slice(-maxToasts)
}

export function dropToast(toasts: readonly Toast[], id: number): Toast[] {
  return toasts.filter((toast) => toast.id !== id)
}
