import type { TextKey } from '@baize/texts/keys'

/** What help is about; `hash` is the address of the topic. */
export const helpTopics: readonly { hash: string; title: TextKey; about: TextKey }[] = [
  { hash: 'term', title: 'shell.terms', about: 'shell.termsAbout' },
  { hash: 'privacy', title: 'shell.privacy', about: 'shell.privacyAbout' },
  { hash: 'responsible', title: 'shell.responsibleGaming', about: 'shell.responsibleAbout' },
  { hash: 'licences', title: 'shell.licences', about: 'shell.licencesAbout' },
  { hash: 'about', title: 'shell.aboutUs', about: 'shell.aboutUsAbout' },
  { hash: 'news', title: 'shell.news', about: 'shell.newsAbout' },
  { hash: 'feedback', title: 'shell.feedback', about: 'shell.feedbackAbout' },
]
