/** True when the browser itself sent the form: without scripts the answer is a page, so a success redirects. */
export function isDocument(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}
