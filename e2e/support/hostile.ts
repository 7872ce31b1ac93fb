const tags = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<body onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext></mtext><img src=x onerror=alert(1)>',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>',
  '<style>@import "javascript:alert(1)"</style>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
]

const ways: ((tag: string) => string)[] = [
  (tag) => tag,
  (tag) => `">${tag}`,
  (tag) => `'>${tag}`,
  (tag) => `</textarea>${tag}`,
  (tag) => `</title>${tag}`,
  (tag) => `</script>${tag}`,
  (tag) => tag.toUpperCase(),
]

const others = [
  '" onmouseover="alert(1)" x="',
  "' autofocus onfocus='alert(1)",
  '` onload=alert(1) `',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= alert(1) %>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '__proto__[innerHTML]=<img src=x onerror=alert(1)>',
  '\u2028alert(1)\u2029',
  '*/alert(1)/*',
  '];alert(1);//',
  '</script><script>alert(1)</script>',
]

/** Texts that would run in a page that mistook them for markup. */
export const hostile: readonly string[] = [...tags.flatMap((tag) => ways.map((way) => way(tag))), ...others]
