import { SkipLink as PlainSkipLink } from '@baize/ui/navigation/skip-link'
import { useText } from '@baize/texts/use-text'

export function SiteSkipLink() {
  return <PlainSkipLink text={useText()('shell.skipToMain')} />
}
