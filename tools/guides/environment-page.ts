import { variables } from '../../server/src/platform/config.ts'

/** The guide's page about the environment, made from the table that reads it. */
export function environmentPage(): string {
  const rows = Object.entries(variables).map(([name, { about, fallback, allowed }]) => {
    const shown = fallback === '' ? 'not set' : `\`${fallback}\``
    return `| \`${name}\` | ${about} | ${allowed} | ${shown} |`
  })
  return [
    '# The environment',
    '',
    'Everything that the platform reads from its environment. This page is made from the code that reads it',
    '(`server/src/platform/config.ts`) by `npx tsx tools/guides/write.ts`; a test fails when the two differ.',
    'A value that is not allowed ends the start with one sentence that names the variable.',
    '',
    '| Variable | What it is | Allowed | Default |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
