import { languageEntry, type Language } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { payWords } from './pay-words.ts'
import type { Payment } from './payment.ts'

/** Own forms and one style by its nonce; no script, no picture, no frame. */
export function payPolicy(styleNonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${styleNonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-items: center }
main { width: min(24rem, calc(100vw - 3rem)); display: grid; gap: 1rem }
h1 { font-size: 1.25rem; margin: 0 }
p { margin: 0 }
.sum { font-size: 2rem; font-weight: 600; font-variant-numeric: tabular-nums }
form { display: grid; gap: .75rem }
button, a { font: inherit; min-height: 44px; border-radius: 8px; border: 1px solid currentcolor; background: none;
  color: inherit; cursor: pointer; display: grid; place-items: center; text-decoration: none }
button[value=pay] { background: #17603f; border-color: #17603f; color: #fff }
small { overflow-wrap: anywhere }`

/** The page on which a payment of the sandbox is made, refused or left. */
export function payPage(payment: Payment, language: Language, styleNonce: string): string {
  const words = payWords[language]
  const { tag } = languageEntry(language)
  const sum = formatMoney(money(payment.amount, payment.currency), tag)
  const act = (name: string, label: string) =>
    `<button name="act" value="${name}">${escape(label)}</button>`
  const choice =
    payment.state === 'created'
      ? `<form method="post">${act('pay', words.pay)}${act('refuse', words.refuse)}${act('leave', words.leave)}</form>`
      : `<p>${escape(words.over)}</p><a href="${escape(payment.back)}">${escape(words.back)}</a>`
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(words.title)}</title>
<style nonce="${styleNonce}">${style}</style>
</head>
<body>
<main>
<h1>${escape(words.title)}</h1>
<p>${escape(words.text)}</p>
<p class="sum">${escape(sum)}</p>
${choice}
<small>${escape(payment.id)}</small>
</main>
</body>
</html>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
