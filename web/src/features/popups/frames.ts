import type { TextKey } from '@baize/texts/keys'

/** Popups whose room is still to come: each has its place, its name and an honest sentence. */
export const frames = {
  agentCentre: { title: 'shell.agentCentre', text: 'shell.agentHomeEmptyText' },
} as const satisfies Record<string, { title: TextKey; text: TextKey }>

export type FramePopupId = keyof typeof frames

export function isFramePopup(id: string): id is FramePopupId {
  return Object.hasOwn(frames, id)
}
