import { useMedia } from './use-media.ts'

/** Whether the person asked for less movement; then nothing moves by itself and results are shown without any. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)')
}
