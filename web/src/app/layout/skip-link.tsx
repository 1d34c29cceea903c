import { SkipLink as PlainSkipLink } from '@baize/ui/skip-link'
import { useText } from '@baize/texts/use-text'

export function SkipLink() {
  return <PlainSkipLink text={useText()('shell.skipToMain')} />
}
