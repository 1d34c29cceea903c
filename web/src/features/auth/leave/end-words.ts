import type { useText } from '@baize/texts/use-text'
import type { SessionEnd } from '../../../shared/session.ts'

/** What is said of a session that is over. */
export function endWords(end: SessionEnd, t: ReturnType<typeof useText>) {
  switch (end.why) {
    case 'over':
      return { title: t('identity.endedTitle'), text: t('identity.endedText') }
    case 'left':
      return { title: t('identity.leftTitle'), text: t('identity.leftText') }
    case 'other': {
      const { name } = end
      return { title: t('identity.otherTitle', { name }), text: t('identity.otherText', { name }) }
    }
  }
}
