import { defineDocument, type ContentOf } from '../document.ts'
import { fields, times } from '../schema.ts'

/** What people may write. */
export const supportDocument = defineDocument({
  name: 'support',
  readers: ['admin', 'risk', 'support', 'auditor'],
  writers: ['admin', 'support'],
  content: fields({
    feedbackMin: times(1, 1000),
    feedbackMax: times(10, 4000),
    feedbackPictures: times(0, 3),
  }),
})
export type SupportDocument = ContentOf<typeof supportDocument>

declare module '../contract.ts' {
  interface ContractModules {
    supportSettings: typeof import('./support-settings.ts')
  }
}
