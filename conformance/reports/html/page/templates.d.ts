declare module '*.mustache' {
  const template: string
  export default template
}
