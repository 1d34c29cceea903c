import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml, isBlankHtml, isLink, isOwnPath, isOwnPicture } from './html.ts'

const page = (source: string) => cleanHtml(source, 'page').html
const line = (source: string) => cleanHtml(source, 'line').html

describe('[K42] HTML of the allow list', () => {
  it.each([
    '<p>Words with <strong>weight</strong>, <em>voice</em> and a <a href="/help#term">way</a>.</p>',
    '<h2>A heading</h2><ul><li>one</li><li>two</li></ul>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2, &copy; &#169; &nbsp;</p>',
    '<img src="/art/v1/baize/tiger.svg?n=tiger" alt="A tiger" width="300" height="400">',
    '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">out</a>',
    'ข้อความ 日本語 🎲',
  ])('stays as it is: %s', (source) => {
    expect(cleanHtml(source, 'page')).toEqual({ html: source, removed: [] })
  })

  it.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<SCRIPT SRC=//x></SCRIPT >after', 'after'],
    ['<script>"</script>"<b>x', '"<b>x</b>'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<style>*{}</style><b>x</b>', '<b>x</b>'],
    ['<iframe src="javascript:alert(1)"></iframe>x', 'x'],
    ['<svg><script>alert(1)</script></svg>x', 'x'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<b onclick="alert(1)" style="x">x</b>', '<b>x</b>'],
    ['<img src=x onerror=alert(1)>', ''],
    [
      '<img src="/content/pictures/abc.webp" onerror=alert(1)>',
      '<img src="/content/pictures/abc.webp" alt="">',
    ],
    ['<img src="//evil.example/x.png">', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
    ['<a href=\'/help" onclick="x\'>x</a>', '<a>x</a>'],
    ['<p id="boot" name="body" class="x">x</p>', '<p>x</p>'],
    ['<form action="/x"><input name=a><button>Go</button></form>', 'Go'],
    ['<base href="//evil.example"><meta http-equiv=refresh><link rel=x>', ''],
    ['<!-- <b>no</b> --><!doctype html><?xml ?>x', 'x'],
    ['<!--><img src=x onerror=alert(1)>-->x', 'x'],
    ['a < b and <3', 'a &lt; b and &lt;3'],
    ['<b>cut <a href="/x', '<b>cut </b>'],
    ['<b>cut <a href="/x>', '<b>cut </b>'],
    ['</b></script>x', 'x'],
    ['<h1>Top</h1>', '<h2>Top</h2>'],
    ['\u0000\u0008x', 'x'],
  ])('is all that is left of %s', (source, left) => {
    expect(page(source)).toBe(left)
  })

  it('is closed and nested as it should be', () => {
    expect(page('<p>one<p>two<ul><li>a<li>b</ul>')).toBe(
      '<p>one</p><p>two</p><ul><li>a</li><li>b</li></ul>',
    )
    expect(page('<table><tr><td>1<td>2<tr><td>3</table>')).toBe(
      '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    )
    expect(page('<b><i>x</b>y</i>')).toBe('<b><i>x</i></b>y')
    expect(page('<a href="/x">one<a href="/y">two')).toBe(
      '<a href="/x">one</a><a href="/y">two</a>',
    )
  })

  it('in a line has no blocks and no pictures', () => {
    expect(line('<p>One <b>two</b></p><img src="/art/v1/mark.svg"><h2>x</h2>')).toBe(
      'One <b>two</b>x',
    )
  })

  it('says what was taken out, each once', () => {
    const { removed } = cleanHtml(
      '<p onclick=x>a<script>1</script><script>2</script><font>',
      'page',
    )
    expect(removed).toEqual(['p onclick', 'script', 'font'])
  })

  it('has no tag but those of the list, however it is made (seed 5)', () => {
    const pieces = fc.constantFrom(
      ...'< > </ /> <! <!-- --> <script </script> <style> <p> </p> <a href= " \' = / on x javascript: &#x3c; &lt; & <svg> <table> <td> <li> <b> \n'.split(
        ' ',
      ),
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">',
      ' ',
    )
    const source = fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 40 })
    const tag =
      /^<\/?(?:a|b|br|code|em|i|s|small|strong|sub|sup|u|blockquote|caption|h2|h3|h4|hr|img|li|ol|p|pre|table|tbody|td|th|thead|tr|ul)(?: (?:href|target|rel|src|alt|width|height|colspan|rowspan)="[^"<>]*")*>$/
    fc.assert(
      fc.property(source, (parts) => {
        const html = page(parts.join(''))
        for (const found of html.match(/<[^>]*>?/g) ?? []) expect(found).toMatch(tag)
        expect(html).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i)
        expect(page(html)).toBe(html)
      }),
      { seed: 5, numRuns: 2000 },
    )
  })

  it.each(['<', '<a ', '<a b', '<!--', '<b>', '&', '<a href="', '</', '<p>', '<script>', '<x '])(
    'of forty thousand signs of %j takes no time',
    (sign) => {
      // By the processor and not by the wall, so that a busy machine fails nothing.
      const before = process.cpuUsage()
      page(sign.repeat(40_000 / sign.length))
      expect(process.cpuUsage(before).user).toBeLessThan(500_000)
    },
  )
})

describe('what stands around it', () => {
  it('is blank without words or pictures', () => {
    expect(['', ' \n', '<p></p>', '<p>&nbsp;</p>', '<br><br>'].map(isBlankHtml)).not.toContain(
      false,
    )
    expect(['x', '<p>.</p>', '<img src="/art/v1/mark.svg" alt="">'].map(isBlankHtml)).not.toContain(
      true,
    )
  })

  it('knows links, paths and pictures', () => {
    expect(
      ['https://a.example', 'mailto:a@b.example', 'tel:+63', '/help#x', '#x'].every(isLink),
    ).toBe(true)
    expect(['ftp://a', 'x', '', 'https:/a', 'https:///a', '/a b'].some(isLink)).toBe(false)
    expect(['//a', 'a', '/\\a', '/a"b'].some(isOwnPath)).toBe(false)
    expect(
      ['/content/pictures/../x', '/art/v1x', 'https://x/art/v1/a.svg'].some(isOwnPicture),
    ).toBe(false)
  })
})
