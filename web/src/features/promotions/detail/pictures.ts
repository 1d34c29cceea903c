import { judgePicture } from '../../../shared/picture-file.ts'
import { mostApplicationPictures } from './bounds.ts'

export type Picture = {
  readonly key: string
  readonly file: File
  readonly state: 'unfit' | 'chosen' | 'sending' | 'sent' | 'failed'
  /** What is wrong with it, in words; empty where nothing is. */
  readonly problem: string
}

/** Narrower than elsewhere on the site: these are looked at by people, in whatever program they have. */
export const applicationTypes = ['image/png', 'image/jpeg'] as const

export type PictureFault = 'not_png_or_jpg' | 'image_invalid' | 'image_too_large'

/** What is wrong with a chosen file, before anything travels. */
export async function judgeApplicationPicture(file: File): Promise<PictureFault | undefined> {
  const types: readonly string[] = applicationTypes
  return types.includes(file.type) ? await judgePicture(file) : 'not_png_or_jpg'
}

export const isSendable = ({ state }: Picture) => state !== 'unfit'

/** As many of the chosen as there is room for, first come first. */
export function roomFor(there: readonly Picture[], chosen: readonly File[]) {
  const room = Math.max(0, mostApplicationPictures - there.length)
  return { taken: chosen.slice(0, room), isTooMany: chosen.length > room }
}
