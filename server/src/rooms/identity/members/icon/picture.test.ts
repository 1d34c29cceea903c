import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { largestImageBytes } from '../../../../platform/pictures.ts'
import { drawIcon } from './picture.ts'

const secretWords = 'Taken at 14.5995 N 120.9842 E by Jessa'

const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#105e41' } })

async function drawn(bytes: Buffer): Promise<Buffer> {
  const result = await drawIcon(bytes)
  if (!result.ok) throw new Error(result.code)
  return result.value
}

const codeOf = async (bytes: Buffer) => {
  const result = await drawIcon(bytes)
  return result.ok ? 'ok' : result.code
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of one bit for each pixel, all of them black: tiny as a file, huge once unfolded. */
function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function withTextChunk(png: Buffer): Buffer {
  const text = chunk('tEXt', Buffer.from(`Comment\0${secretWords}`))
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])
}

describe('[I25] a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'of the kind %s becomes a square WebP',
    async (format) => {
      const icon = await drawn(await plain.clone().toFormat(format).toBuffer())
      const { format: kind, width, height } = await sharp(icon).metadata()
      expect({ kind, width, height }).toEqual({ kind: 'webp', width: 256, height: 256 })
    },
  )

  it('loses the place, the camera and the words that its file carried', async () => {
    const exif = { IFD0: { ImageDescription: secretWords }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } }
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const carrying = await plain.clone().withExif(exif).toFormat(format).toBuffer()
      expect((await sharp(carrying).metadata()).exif, format).toBeDefined()
      const { exif: left, xmp, iptc, icc } = await sharp(await drawn(carrying)).metadata()
      expect({ left, xmp, iptc, icc }).toEqual({})
    }
    const png = withTextChunk(await plain.clone().png().toBuffer())
    expect(png.includes(secretWords)).toBe(true)
    expect((await drawn(png)).includes(secretWords)).toBe(false)
  })

  it('loses what was hung behind its end', async () => {
    const script = '<script>alert(1)</script>'
    const png = Buffer.concat([await plain.clone().png().toBuffer(), Buffer.from(script)])
    expect((await drawn(png)).includes(script)).toBe(false)
  })

  it('stands upright, as its camera noted', async () => {
    const left = {
      create: { width: 200, height: 400, channels: 3, background: '#ff0000' },
    } as const
    const sideways = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#0000ff' },
    })
      .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { data } = await sharp(await drawn(sideways))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, , blue = 0] = data
    const last = data.subarray(-3)
    // Turned by a quarter, the left half is the upper one.
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
    expect(last[2]).toBeGreaterThan(200)
  })

  it('that moves keeps its first frame', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer()
    const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], {
      join: { animated: true },
    })
      .webp()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const icon = await drawn(moving)
    expect((await sharp(icon).metadata()).pages ?? 1).toBe(1)
    const [red = 0, , blue = 0] = await sharp(icon).raw().toBuffer()
    expect({ red: red > 200, blue: blue > 100 }).toEqual({ red: true, blue: false })
  })

  it('that would fill our memory once unfolded is refused', async () => {
    const bomb = blackPng(20_000, 20_000)
    expect(bomb.length).toBeLessThan(200_000)
    expect(await codeOf(bomb)).toBe('image_too_large')
    expect(await codeOf(blackPng(100, 100))).toBe('ok')
  })

  it('of more than five megabytes is refused unread', async () => {
    const bytes = Buffer.alloc(largestImageBytes + 1)
    expect(await codeOf(bytes)).toBe('image_too_large')
  })

  it.each([
    ['an SVG, whatever its name', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG that begins with a mark', Buffer.from('\ufeff<?xml version="1.0"?><svg/>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    [
      'the first bytes of a PNG alone',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ],
    ['a RIFF that is a sound', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ')],
  ])('is not %s', async (_, bytes) => {
    expect(await codeOf(bytes)).toBe('image_invalid')
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    'of the kind %s that is cut is refused',
    async (format) => {
      const noise = { width: 300, height: 300, channels: 3, background: '#000' } as const
      const whole = await sharp({
        create: { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
      })
        .toFormat(format)
        .toBuffer()
      expect(await codeOf(whole)).toBe('ok')
      expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('image_invalid')
    },
  )
})
