import { showLanguage } from '@baize/texts/choose-language'
import { onPageMessage } from './frame.ts'

/** Looks and speaks as the page around does, from one moment to the next. */
export function followLook(): void {
  onPageMessage((message) => {
    if (message.type === 'theme.chosen') {
      const { theme } = message
      if (theme === 'system') delete document.documentElement.dataset.theme
      else document.documentElement.dataset.theme = theme
      keepInAddress('theme', theme === 'system' ? '' : theme)
    }
    if (message.type === 'language.chosen') {
      keepInAddress('language', message.language)
      // Words that do not come leave those that are there.
      void showLanguage(message.language).catch(() => undefined)
    }
  })
}

/** A reload of the frame begins with its address, and the page around does not write that anew. */
function keepInAddress(name: string, value: string): void {
  const fields = new URLSearchParams(location.search)
  if (value === '') fields.delete(name)
  else fields.set(name, value)
  const query = fields.toString()
  history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}`)
}
