import { standalone } from '@vezne/federation/standalone';
import AboutPage from './about/AboutPage';
import ForgotPasswordPage from './auth/ForgotPasswordPage';
import LoginPage from './auth/LoginPage';
import ResetPasswordPage from './auth/ResetPasswordPage';
import SignupPage from './auth/SignupPage';
import ContactPage from './contact/ContactPage';
import LandingPage from './landing/LandingPage';
import LegalPage from './legal/LegalPage';
import ServicesPage from './services/ServicesPage';

standalone({
  '/': <LandingPage />,
  '/about': <AboutPage />,
  '/services': <ServicesPage />,
  '/contact': <ContactPage />,
  '/login': <LoginPage />,
  '/signup': <SignupPage />,
  '/forgot-password': <ForgotPasswordPage />,
  '/forgot-password/:token': <ResetPasswordPage />,
  '/kvkk': <LegalPage />,
  '/kullanim-kosullari': <LegalPage />,
});
