import { Client } from 'pg'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The server on which test databases are made, as their owner; the same as the role that runs the house, which owns
     * nothing; and the name of the one that they are copies of.
     */
    testServer: { url: string; runtimeUrl: string; template: string }
  }
}

/** The same server and login, another database. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.toString()
}

/** Runs statements about whole databases, over a connection of its own. */
export async function runAs<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Drops the template and whatever copies of it a broken test left behind. */
export async function dropDatabases(url: string, template: string): Promise<void> {
  await runAs(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { datname } of rows) {
      await client.query(`drop database if exists ${datname} with (force)`)
    }
  })
}
