import { useText } from '@baize/texts/use-text'

/** Before an operator has opened a vendor there is no category at all. */
export function LobbyEmpty() {
  const t = useText()
  return (
    <section className="mt-8 rounded-card border border-dashed border-line-strong p-8 text-center">
      <h2 className="text-h4">{t('shell.lobbyEmptyTitle')}</h2>
      <p className="mt-2 text-text-2">{t('shell.lobbyEmptyText')}</p>
    </section>
  )
}
