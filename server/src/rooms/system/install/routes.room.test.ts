import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../../../testing/app.ts'

let server: TestApp['server']
beforeAll(async () => {
  ;({ server } = await testApp({ PUBLIC_URL: 'https://play.baize.example' }))
})

type Manifest = {
  name: string
  start_url: string
  display: string
  lang: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

describe('what a device needs to keep the site', () => {
  it('[S17] is a manifest with the name of the brand, in the language of whoever asks', async () => {
    const answer = await server.inject({
      url: '/manifest.webmanifest',
      headers: { cookie: 'language=JA' },
    })
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = answer.json<Manifest>()
    expect(manifest).toMatchObject({ name: 'Baize', start_url: '/', display: 'standalone' })
    expect(manifest.lang).toBe('ja-JP')
  })

  it('[S17] is icons of 192 and 512, whole and maskable, each as large as it says', async () => {
    const { icons } = (await server.inject('/manifest.webmanifest')).json<Manifest>()
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, type } of icons) {
      const answer = await server.inject(src)
      expect(answer.headers['content-type']).toBe(type)
      expect(answer.headers['cache-control']).toContain('immutable')
      const { width, height, format } = await sharp(answer.rawPayload).metadata()
      expect(`${width}x${height} ${format}`).toBe(`${sizes} png`)
    }
  })

  it('has a maskable icon that goes to its corners, and another that does not', async () => {
    const cornerOf = async (kind: string) => {
      const { rawPayload } = await server.inject(`/app/icon-${kind}-192.png`)
      const { data } = await sharp(rawPayload)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[3]
    }
    expect(await cornerOf('maskable')).toBe(255)
    expect(await cornerOf('any')).toBe(0)
  })

  it('lets nobody keep an icon for ever under a made-up version', async () => {
    const answer = await server.inject('/app/icon-any-192.png?v=x')
    expect(answer.headers['cache-control']).not.toContain('immutable')
    expect((await server.inject('/app/icon-any-999.png')).statusCode).toBe(404)
  })

  it('[S17] is a profile for iPhones that leads to the public address', async () => {
    const answer = await server.inject('/content/app.mobileconfig')
    expect(answer.headers['content-type']).toBe('application/x-apple-aspen-config')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="baize.mobileconfig"')
    expect(answer.body).toContain('<key>URL</key><string>https://play.baize.example/</string>')
    const icon = /<key>Icon<\/key><data>([^<]+)<\/data>/.exec(answer.body)?.[1] ?? ''
    const { width, format } = await sharp(Buffer.from(icon, 'base64')).metadata()
    expect([width, format]).toEqual([180, 'png'])
  })
})
