import { emptyDraft, type FeedbackDraft } from './feedback-request.ts'

type Search = Readonly<Record<string, string>>

/** The number of the order or the bet that stands open below the form, if one does. */
export function aboutOf({ order, recOpen }: Search): string {
  const id = order ?? recOpen ?? ''
  return /^[a-z]{3}_[0-9a-z]{26}$/.test(id) ? id : ''
}

/** A draft that begins with what it is about. */
export function draftAbout(about: string): FeedbackDraft {
  if (about === '') return emptyDraft
  return { ...emptyDraft, about, category: about.startsWith('wgr_') ? 'game' : 'money' }
}
