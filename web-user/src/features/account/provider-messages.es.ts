import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './provider-messages.js';

export const providerSignIn: Translation<typeof t> = {
  providerOnly: 'Usa la cuenta de tu organización. La primera vez, preparamos tu lugar aquí.',
  or: 'o',
  continueWithGoogle: 'Continuar con Google',
  continueWithProvider: 'Continuar con inicio de sesión único',

  loadingTitle: 'Un momento',
  loading: 'Cargando...',
  startAgainTitle: 'Intentémoslo otra vez',
  backToSignIn: 'Volver a iniciar sesión',

  linkTitle: 'Ya tienes una cuenta',
  linkText:
    'Ya hay una cuenta para {email}. Escribe su contraseña una vez y desde entonces podrás entrar de las dos formas.',
  password: 'Contraseña',
  forgot: '¿Olvidaste tu contraseña?',
  link: 'Vincular e iniciar sesión',
  linking: 'Iniciando sesión...',
  linkFailed: 'No se vinculó',

  joinTitle: 'Ya casi está',
  joinText: 'Te estás registrando como {email}. Solo faltan unos datos.',
  firstName: 'Nombre',
  firstNameHint: 'Así te llamarán en la mesa. Hasta 50 caracteres.',
  lastName: 'Apellido',
  username: 'Usuario',
  usernameHint:
    'Opcional: de 3 a 30 letras, números, puntos, guiones o guiones bajos. Solo lo ves tú; si lo dejas vacío, lo tomaremos de tu correo.',
  isAdult: 'Confirmo que tengo 18 años o más',
  agreement: 'Al crear una cuenta aceptas nuestros {terms} y nuestra {privacy}.',
  terms: 'Términos del servicio',
  privacy: 'Política de privacidad',
  join: 'Crear cuenta',
  joining: 'Creando la cuenta...',
  joinFailed: 'No pudimos crear tu cuenta',

  tryAgain: 'Inténtalo de nuevo.',
};
