export default function SignedInRoutes() {
  return null;
}
